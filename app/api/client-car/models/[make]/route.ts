import { filterValue } from '#lib/domain/search/search-filter.ts';

import { modelsAnswer } from '#app/api/client-car/models/models-answer.ts';

type Context = { params: Promise<{ make: string }> };

/** The models of one make; 404 for what cannot be a make. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const make = filterValue('make', (await params).make);
  if (typeof make !== 'string' || make === '') {
    return Response.json({ message: 'There is no such make.' }, { status: 404 });
  }
  return modelsAnswer(make);
}
