import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { splitLanguage } from '#shared/page-languages.ts';
import { findRedirect } from '#shared/redirects.ts';

/** Every moved address leads here when it is clicked inside the app; typed ones the server has already answered. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(findRedirect({ pathname: splitLanguage(pathname).path, search }) ?? '/');
}

export default function RedirectPage() {
  return null;
}
