import { describe, expect, it } from 'vitest';
import { layoutFor } from '../src/play/plan.ts';

describe('the plan of a table', () => {
  it.each([
    [390, 844, 'phone', 1],
    [360, 640, 'phone', 0.9],
    [430, 932, 'phone', 1.103],
    [768, 1024, 'tablet', 1],
    [820, 1180, 'tablet', 1.068],
    [1024, 768, 'desktop', 0.9],
    [800, 700, 'phone', 0.9],
    [1280, 800, 'desktop', 1],
    [1366, 768, 'desktop', 0.96],
    [1440, 900, 'desktop', 1.125],
    [1920, 1080, 'wide', 0.75],
    [2560, 1440, 'wide', 1],
    [5120, 2880, 'wide', 1.5],
  ])('of %i × %i is %s, %f times its size', (width, height, plan, zoom) => {
    expect(layoutFor({ width, height })).toEqual({ plan, zoom });
  });
});
