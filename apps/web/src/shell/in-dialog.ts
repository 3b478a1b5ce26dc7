import { createContext, useContext } from 'react';

/** Whether a component is shown in a dialog, or within the main content of a page. */
export const InDialog = createContext(false);

/** The element for the main content: a page has one `<main>`, a dialog over it none. */
export const useMain = (): 'main' | 'div' => (useContext(InDialog) ? 'div' : 'main');
