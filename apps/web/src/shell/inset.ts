import { createContext, useContext } from 'react';

/** Whether one is on a sheet over the page. */
export const Inset = createContext(false);

/** The element for what a page is mainly about: there is one on a page, and none on a sheet over it. */
export const useMain = (): 'main' | 'div' => (useContext(Inset) ? 'div' : 'main');
