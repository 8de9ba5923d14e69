export { default } from '@tabard/para-roles/deeds';
