export { default } from '@tabard/dark-minions/deeds';
