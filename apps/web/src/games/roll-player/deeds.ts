export { default } from '@tabard/roll-player/deeds';
