// Ratings are read by those who type them too, so that they live with the rules; mechanisms find them here.
export { formatRating, parseRating, type Rating, ratingOf } from '../../rules/rating';
