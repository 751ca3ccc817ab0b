import { OAuth2Server } from 'oauth2-mock-server';

export type OidcIdentity = { sub: string; email: string; email_verified: boolean; name?: string };
export type OidcDouble = {
  /** For GOOGLE_ISSUER. */
  issuer: string;
  /** Who the next sign-ins are; the consent page answers at once. */
  identity: OidcIdentity;
  /** What was asked of the consent page last. */
  lastRequest: URLSearchParams;
  /** The next visit to the consent page ends like this instead. */
  failOnce(error: { error: string; error_description?: string }): void;
  /** The next code is not accepted. */
  refuseCodeOnce(): void;
  stop(): Promise<void>;
};

/** An OpenID Connect provider on a free port, with real keys, PKCE and nonces. */
export async function startOidcDouble(port = 0): Promise<OidcDouble> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, '127.0.0.1');
  const double: OidcDouble = {
    issuer: server.issuer.url ?? '',
    identity: { sub: 'google-1', email: 'ada@example.com', email_verified: true, name: 'Ada' },
    lastRequest: new URLSearchParams(),
    failOnce(error) {
      server.service.once('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
        url.searchParams.delete('code');
        for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
      });
    },
    refuseCodeOnce() {
      server.service.once('beforeResponse', (response: { statusCode: number; body: unknown }) => {
        response.statusCode = 400;
        response.body = { error: 'invalid_grant' };
      });
    },
    stop: () => server.stop(),
  };
  server.service.on('beforeTokenSigning', (token: { payload: object }) => {
    Object.assign(token.payload, double.identity);
  });
  server.service.on('beforeAuthorizeRedirect', (_redirect: unknown, request: { url?: string }) => {
    double.lastRequest = new URL(request.url ?? '/', double.issuer).searchParams;
  });
  return double;
}
