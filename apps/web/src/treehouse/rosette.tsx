import { Picture } from '../shell/picture.tsx';

/** The sign of points in Treehouse. */
export const Rosette = () => <Picture of="things/rosette" className="rosette" />;
