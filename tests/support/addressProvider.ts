import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

type Answer = { status: number; body: unknown; headers: Record<string, string> };

/** An address provider on loopback: keeps what it was asked, and answers as told. */
export async function addressProvider() {
  const asked: { query: Record<string, string>; userAgent: string | undefined }[] = [];
  let answer: Answer = { status: 200, body: { features: [] }, headers: {} };
  const app = Fastify();
  app.get('/search', async (request, reply) => {
    asked.push({ query: request.query as Record<string, string>, userAgent: request.headers['user-agent'] });
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/search`,
    asked,
    /** @param body a stream is sent as it is written */
    answers: (body: unknown, status = 200, headers: Record<string, string> = {}) => {
      answer = { status, body, headers };
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
