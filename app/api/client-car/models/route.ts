import { modelsAnswer } from './models-answer.ts';

export const dynamic = 'force-dynamic';

/** All models, as GET /models of the backoffice gives them. */
export function GET(): Promise<Response> {
  return modelsAnswer();
}
