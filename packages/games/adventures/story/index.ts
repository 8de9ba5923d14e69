/** The author's tools: what `tabard story` does, without files and screens. */
export { type BookFiles, type BookLint, type House, lintBook, type Placed } from './lint';
