import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** An address provider on loopback: keeps what it was asked, and answers as told. */
export async function addressProvider() {
  const asked: { query: Record<string, string>; userAgent: string | undefined }[] = [];
  let answer: { status: number; body: unknown } = { status: 200, body: { features: [] } };
  const app = Fastify();
  app.get('/search', async (request, reply) => {
    asked.push({ query: request.query as Record<string, string>, userAgent: request.headers['user-agent'] });
    return reply.code(answer.status).send(answer.body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/search`,
    asked,
    answers: (body: unknown, status = 200) => {
      answer = { status, body };
    },
    close: () => app.close(),
  };
}

/** A place as GeoJSON, longitude first. */
export const feature = (properties: object, [lat, lng]: [number, number]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties,
});
