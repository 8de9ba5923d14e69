import './file-button.css';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens a file. The browser's own input lies unseen over it, so keys and screen readers have the real thing. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label className="button file-button">
      {label}
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = ''; // The same file may be chosen again.
        }}
      />
    </label>
  );
}
