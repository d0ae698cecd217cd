/** An end tag with what must follow it so that it may be omitted (https://html.spec.whatwg.org/#optional-tags). */
const OPTIONAL_END_TAG = new RegExp(
  [
    '</li>(?=<li[ >]|</[ou]l>)',
    '</option>(?=<option[ >]|</(?:select|datalist)>)',
    '</dt>(?=<d[dt][ >])',
    '</dd>(?=<d[dt][ >]|</d(?:l|iv)>)',
    '</t[dh]>(?=<t[dh][ >]|</tr>)',
    '</tr>(?=<tr[ >]|</t(?:head|body|able)>)',
  ].join('|'),
  'g',
);

/** HTML between scripts without its optional end tags. A browser builds the same document from it. */
export function omitOptionalEndTags(html: string): string {
  return html.replace(OPTIONAL_END_TAG, '');
}
