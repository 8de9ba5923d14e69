/** The signs over the doors of the guild. */
import dice from '@iconify-json/game-icons/crossed-sabres';
import heart from '@iconify-json/game-icons/hearts';
import mastery from '@iconify-json/game-icons/laurels';
import quick from '@iconify-json/game-icons/winged-sword';

export const MASTERS = { health: heart, dice, bonus: quick, mastery } as const;
