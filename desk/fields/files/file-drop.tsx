import { useState, type DragEvent, type ReactNode } from 'react';
import { FILE_DROP } from '../../theme/editor/files';

interface FileDropProps {
  /** The file that is meant among several; none where none fits. */
  fitting: (data: DataTransfer) => File | undefined;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Where one file may be dropped. What does not fit is handed on as well, to be refused in words. */
export function FileDrop({ fitting, onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    setIsOver(false);
    const file = fitting(event.dataTransfer) ?? event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <div
      role="presentation"
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={FILE_DROP}
    >
      {children}
    </div>
  );
}
