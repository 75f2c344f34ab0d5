import type { Board, CropName, DrawingName } from './boards.ts';
import { boards, drawingFile } from './boards.ts';

/** Where this version's drawings are, for browsers to keep (app/launcher/render-images.ts). */
declare const __DRAWINGS_FOLDER__: string;

interface PictureProps<Name extends DrawingName> {
  name: Name;
  /** A named part of the drawing, instead of all of it. */
  crop?: CropName<Name>;
  /** Tells screen readers what it shows; without it the picture is decoration. */
  described?: boolean;
  className?: string;
  loading?: 'lazy' | 'eager';
}

/** One of our drawings. It has its place on the page before it has come, and fills its box to the edge. */
export function Picture<Name extends DrawingName>({
  name,
  crop,
  described = false,
  className,
  loading,
}: PictureProps<Name>) {
  const { description, crops, moves = false, ...whole }: Board = boards[name];
  const [, , width, height] = crops[crop ?? ''] ?? [0, 0, whole.width, whole.height];
  const parts = crop === undefined ? [] : [crop];
  const image = (
    <img
      src={`${__DRAWINGS_FOLDER__}/${drawingFile(name, ...parts)}`}
      alt={described ? description : ''}
      width={width}
      height={height}
      loading={loading}
      className={className}
    />
  );
  if (!moves) return image;
  // Not left to the file: browsers do not tell a picture what its reader prefers.
  return (
    <picture className="contents">
      {/* Hidden: beside the image in a grid it would take a cell. */}
      <source
        hidden
        media="(prefers-reduced-motion: reduce)"
        srcSet={`${__DRAWINGS_FOLDER__}/${drawingFile(name, ...parts, 'still')}`}
      />
      {image}
    </picture>
  );
}
