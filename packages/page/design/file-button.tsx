import type { Tone } from './controls';
import './file-button.css';

interface FilesButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly tone?: Tone;
  readonly onFiles: (files: readonly File[]) => void;
  /** Only one may be chosen. */
  readonly isSingle?: boolean;
}

/** A button that opens files. The browser's own input lies unseen over it, so keys and screen readers have the real thing. */
export function FilesButton({ label, accept, tone = 'plain', onFiles, isSingle = false }: FilesButtonProps) {
  return (
    <label className="button file-button" data-tone={tone}>
      {label}
      <input
        type="file"
        accept={accept}
        multiple={!isSingle}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = ''; // The same file may be chosen again.
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

interface FileButtonProps extends Pick<FilesButtonProps, 'label' | 'accept'> {
  readonly onFile: (file: File) => void;
}

/** The same for one file. */
export const FileButton = ({ onFile, ...rest }: FileButtonProps) => (
  <FilesButton {...rest} isSingle onFiles={([file]) => onFile(file)} />
);
