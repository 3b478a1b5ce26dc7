/**
 * Things of one kind that are all looked at by the same weights, as the colours of Treehouse: so what is learned of one
 * is known of all. Their sums together, and those of the one in question, go to the second layer beside the first.
 */
export interface Groups {
  readonly count: number;
  readonly inputs: number;
  readonly width: number;
  /** Moves with a lower code have an output of their own; those from here on stand for one of the groups each. */
  readonly code: number;
}

/** The layers of a network: how many inputs may be on, two hidden layers, and what comes out. Widths are multiples of 16. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
  readonly groups?: Groups;
}

/** Where each part stands in the row of all weights; `end` is its length. Rows of a layer go by its inputs. */
export interface Offsets {
  readonly first: number;
  readonly firstBias: number;
  readonly group: number;
  readonly groupBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly outputs: number;
  readonly outputsBias: number;
  readonly end: number;
}

export const NO_GROUPS: Groups = { count: 0, inputs: 0, width: 0, code: Number.POSITIVE_INFINITY };

/** What the second layer sees: the first, all groups together, and the one in question. */
export const hiddenOf = ({ first, groups = NO_GROUPS }: Shape): number => first + 2 * groups.width;

export function offsetsOf(shape: Shape): Offsets {
  const { inputs, first, second, outputs, groups = NO_GROUPS } = shape;
  const firstBias = inputs * first;
  const group = firstBias + first;
  const groupBias = group + groups.inputs * groups.width;
  const secondAt = groupBias + groups.width;
  const secondBias = secondAt + hiddenOf(shape) * second;
  const outputsAt = secondBias + second;
  const outputsBias = outputsAt + second * outputs;
  return {
    first: 0,
    firstBias,
    group,
    groupBias,
    second: secondAt,
    secondBias,
    outputs: outputsAt,
    outputsBias,
    end: outputsBias + outputs,
  };
}
