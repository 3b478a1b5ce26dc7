import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** The cards that shall be added to the one that is selected in the hand. */
interface Adding {
  addsTo(card: string): readonly string[];
  toggle(card: string, added: string): void;
}

const AddingContext = createContext<Adding>({ addsTo: () => [], toggle: () => {} });

export const useAdding = (): Adding => useContext(AddingContext);

interface Chosen {
  readonly card: string;
  readonly adds: readonly string[];
}

/** Selecting another card forgets what was to be added. */
export function AddingProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, choose] = useState<Chosen>({ card: '', adds: [] });
  const adding = useMemo((): Adding => {
    const addsTo = (card: string): readonly string[] => (chosen.card === card ? chosen.adds : []);
    return {
      addsTo,
      toggle: (card, added) => {
        const adds = addsTo(card);
        const without = adds.filter((one) => one !== added);
        choose({ card, adds: without.length < adds.length ? without : [...adds, added] });
      },
    };
  }, [chosen]);
  return <AddingContext value={adding}>{children}</AddingContext>;
}
