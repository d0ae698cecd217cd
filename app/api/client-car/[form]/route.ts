import { notFound } from 'next/navigation';
import { formByCall } from '#lib/domain/enquiry/forms.ts';
import { receiveEnquiry } from '#lib/enquiries/receive/receive-enquiry.ts';

/** `form` is the path of the form's call, such as `email-ads`. */
type Context = RouteContext<'/api/client-car/[form]'>;

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const form = formByCall(`/${(await params).form}`) ?? notFound();
  return receiveEnquiry(form.kind, request);
}

/** A form is posted only; any other name does not exist. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  if (!formByCall(`/${(await params).form}`)) notFound();
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
