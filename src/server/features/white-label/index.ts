/** A workspace's own name, picture and links. */
export { findLogo, findVisitorLabel } from './manage-white-label.ts';
