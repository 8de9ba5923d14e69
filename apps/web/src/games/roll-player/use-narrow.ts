/** Unless the room is wide, the sheet has no column of its own: it becomes one of the pages of the board. */
import { useForm } from '../../room/frame/form';

export const useNarrow = (): boolean => useForm() !== 'wide';
