import { notFound } from 'next/navigation';
import { formByCall } from '#lib/domain/enquiry/forms.ts';
import { services } from '#lib/services.ts';

/** `form` is the path of the form's call, such as `email-ads`. */
type Context = RouteContext<'/api/client-car/[form]'>;

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const form = formByCall(`/${(await params).form}`) ?? notFound();
  return services().receiveEnquiry(form.kind, request);
}

/** Answers 405 for a form, which can only be posted, and 404 for any other name. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  if (!formByCall(`/${(await params).form}`)) notFound();
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
