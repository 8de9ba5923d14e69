export { default } from '@tabard/adventures';
