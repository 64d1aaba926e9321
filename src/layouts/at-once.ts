/** Runs in the head, before anything is painted: the reader's choices must not flash in afterwards.
 *  Plain old JavaScript in a string, since its hash stands in the content security policy. */
export const atOnce =
  "(r=>{r.classList.add('js');try{for(const k of['theme','cards','genre']){const v=localStorage.getItem('ludex.'+k);if(v)r.dataset[k]=v}}catch{}})(document.documentElement)";
