import '../style/picture.css';

/** The folders of pictures that are drawn when the client is built. */
export type PictureFolder =
  | 'kids'
  | 'people'
  | 'rooms'
  | 'suits'
  | 'colours'
  | 'things'
  | 'animals';

interface PictureProps {
  readonly of: `${PictureFolder}/${string}`;
  /** What it shows, where no words beside it say so. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

export const pictureAddress = (of: PictureProps['of']): string => `/art/${of}.svg`;

export function Picture({ of, alt = '', className }: PictureProps) {
  return <img src={pictureAddress(of)} alt={alt} className={className} draggable={false} />;
}
