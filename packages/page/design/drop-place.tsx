/** Where a file is laid down: dropped with the mouse, or chosen with a button. */
import { type DragEvent, useState } from 'react';
import { FileButton } from './file-button';
import './drop-place.css';

interface DropPlaceProps {
  readonly says: string;
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function DropPlace({ says, label, accept, onFile }: DropPlaceProps) {
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button below does the same
    <div
      className="drop"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="prose">{says}</p>
      <FileButton label={label} accept={accept} onFile={onFile} />
    </div>
  );
}
