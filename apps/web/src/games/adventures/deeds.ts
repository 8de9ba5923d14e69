export { default } from '@tabard/adventures/deeds';
