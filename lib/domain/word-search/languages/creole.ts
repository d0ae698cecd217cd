import type { Vocabulary } from './vocabulary.ts';

export const CREOLE: Partial<Vocabulary> = {
  transmission: { AUTOMATIC: 'otomatik' },
  fuel: { DIESEL: 'dizel', PETROL: 'lesans' },
  colour: { BLACK: 'nwar', RED: 'rouz' },
  stop: 'loto',
};
