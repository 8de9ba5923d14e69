export { default } from '@tabard/dungeon-fighter/deeds';
