import { type RefObject, useLayoutEffect, useState } from 'react';

/** How a table is laid out, by the width it has. */
export type Plan = 'phone' | 'tablet' | 'desktop' | 'wide';

interface Measures {
  readonly width: number;
  readonly height: number;
}

/** The size for which each plan is drawn. */
const DRAWN: Readonly<Record<Plan, Measures>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 2560, height: 1440 },
};

/** The widths at which the next plan begins. */
const FROM: readonly (readonly [Plan, number])[] = [
  ['wide', 1920],
  ['desktop', 1100],
  ['tablet', 600],
  ['phone', 0],
];

/** What is too low for a tablet's plan is laid out like a phone, or like a desktop where it is wide enough for that. */
const LOW = 0.85 * DRAWN.tablet.height;
const WIDE_WHEN_LOW = 900;

/** The widest plan is drawn large: on a common screen of 1920 × 1080 it is shown smaller. */
const LEAST: Readonly<Record<Plan, number>> = { phone: 0.9, tablet: 0.9, desktop: 0.9, wide: 0.75 };
const MOST = 1.5;

export interface Layout {
  readonly plan: Plan;
  readonly zoom: number;
}

function planFor({ width, height }: Measures): Plan {
  const [plan] = FROM.find(([, least]) => width >= least) ?? ['phone'];
  if (plan !== 'tablet' || height >= LOW) return plan;
  return width >= WIDE_WHEN_LOW ? 'desktop' : 'phone';
}

/** The plan for a place of this size, and how much larger or smaller than drawn it is shown. */
export function layoutFor({ width, height }: Measures): Layout {
  const plan = planFor({ width, height });
  const drawn = DRAWN[plan];
  const fits = Math.min(width / drawn.width, height / drawn.height);
  return { plan, zoom: Math.round(Math.max(LEAST[plan], Math.min(MOST, fits)) * 1000) / 1000 };
}

/** The layout for the room an element has. */
export function useLayout(room: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>({ plan: 'desktop', zoom: 1 });
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return;
    const measure = (): void => {
      const found = layoutFor({ width: current.clientWidth, height: current.clientHeight });
      setLayout((was) => (was.plan === found.plan && was.zoom === found.zoom ? was : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [room]);
  return layout;
}
