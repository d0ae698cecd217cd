import { notFound } from 'next/navigation';
import { formByCall } from '#lib/domain/enquiry/forms.ts';
import { services } from '#lib/services.ts';

/** `form` is the path of the form's call, such as `email-ads`. */
type Context = RouteContext<'/api/client-car/[form]'>;

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const form = formByCall(`/${(await params).form}`) ?? notFound();
  return services().receiveEnquiry(form.kind, request);
}

/** For any name but a form's: a form can only be posted (server/request-line.ts). */
export function GET(): never {
  notFound();
}
