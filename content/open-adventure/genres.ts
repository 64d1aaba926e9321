/** Both genres share the rules; names, a few lists and the currency differ. */
export const genres = { fantasy: 'Fantasy', scifi: 'Science fiction' } as const;
