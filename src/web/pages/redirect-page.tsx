import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { findRedirect } from '#shared/redirects.ts';

/** Every moved address leads here when it is clicked inside the app; typed ones the server has already answered. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return redirect(findRedirect(new URL(request.url)) ?? '/');
}

export default function RedirectPage() {
  return null;
}
