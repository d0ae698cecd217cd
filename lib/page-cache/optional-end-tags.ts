/** By end tag and what follows where it may be left out (https://html.spec.whatwg.org/#optional-tags). */
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

/** HTML between scripts without the end tags without which a browser makes the same document of it. */
export function omitOptionalEndTags(html: string): string {
  return html.replace(OPTIONAL_END_TAG, '');
}
