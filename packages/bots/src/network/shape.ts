/** The layers of a network: how many inputs may be on, two hidden layers, and what comes out. Widths are multiples of 16. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
}

/** Where each part stands in the row of all weights; `end` is its length. Rows of a layer go by its inputs. */
export interface Offsets {
  readonly first: number;
  readonly firstBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly outputs: number;
  readonly outputsBias: number;
  readonly end: number;
}

export function offsetsOf({ inputs, first, second, outputs }: Shape): Offsets {
  const firstBias = inputs * first;
  const secondAt = firstBias + first;
  const secondBias = secondAt + first * second;
  const outputsAt = secondBias + second;
  const outputsBias = outputsAt + second * outputs;
  return {
    first: 0,
    firstBias,
    second: secondAt,
    secondBias,
    outputs: outputsAt,
    outputsBias,
    end: outputsBias + outputs,
  };
}
