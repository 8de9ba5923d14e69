/** How files come in: by the browser's own pickers where it has them, by a plain input, or dropped on the page. */
import { type AuthorFile, type FileHandle, type FolderHandle, fileLive, fileOnce, filesIn } from './files';

interface WithPickers {
  showOpenFilePicker?(options: unknown): Promise<FileHandle[]>;
  showDirectoryPicker?(options: unknown): Promise<FolderHandle>;
}
const pickers = (): WithPickers => window as Window & WithPickers;

/** Whether this browser lets a page see that a file has changed. */
export const canFollow = (): boolean => pickers().showOpenFilePicker !== undefined;
export const canOpenFolder = (): boolean => pickers().showDirectoryPicker !== undefined;

const YAML = {
  description: 'YAML',
  accept: { 'application/yaml': ['.yaml', '.yml'] },
};

/** Null: nothing was chosen. */
export const pickFiles = (): Promise<AuthorFile[] | null> =>
  unlessLeft(async () => {
    const handles = await pickers().showOpenFilePicker!({ id: 'storybooks', multiple: true, types: [YAML] });
    return handles.map((handle) => fileLive(handle));
  });

export const pickFolder = (): Promise<AuthorFile[] | null> =>
  unlessLeft(async () => filesIn(await pickers().showDirectoryPicker!({ id: 'storybooks' })));

async function unlessLeft<T>(pick: () => Promise<T>): Promise<T | null> {
  try {
    return await pick();
  } catch (error) {
    if ((error as Error).name === 'AbortError') return null; // The picker was closed.
    throw error;
  }
}

interface Droppable extends DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileHandle | FolderHandle | null>;
}

/** All of it must be asked for at once: after the first wait the browser has forgotten what was dropped. */
export async function dropped({ items, files }: DataTransfer): Promise<AuthorFile[]> {
  const plain = [...files].map(fileOnce);
  const asked = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item: Droppable) => item.getAsFileSystemHandle?.().catch(() => null));
  const handles = await Promise.all(asked);
  if (handles.length === 0 || handles.some((handle) => !handle)) return plain;
  const found = await Promise.all(
    handles.map(async (handle) => (handle!.kind === 'file' ? [fileLive(handle!)] : filesIn(handle!))),
  );
  return found.flat();
}
