import { Readable } from 'node:stream';
import { limits } from '#contract/limits';
import type { Env } from '../env';
import { type FileStore, FilesUnavailable } from './fileStore';

export type S3Settings = Pick<
  Env,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

const connectMs = 1_500;
/** Longest silence on a connection. A slow upload that makes progress is not cut off by it. */
const silenceMs = 2_500;
const attempts = 2;
/** No call waits longer than this, whatever the store sends. */
const callTimeoutMs = 30_000;
/**
 * Longest file that is read: the largest upload plus the overhead of sealing. A longer reply can't be one of our files.
 */
const bytesMax = limits.documentBytes + 65_536;
/** After an outage is noticed, calls fail immediately for this long: only one at a time waits for the time-outs. */
const pauseMs = 1_000;

type S3Error = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** flydrive wraps the client's error. */
const clientError = (error: unknown): S3Error =>
  error instanceof Error && error.cause instanceof Error ? error.cause : (error as S3Error);

function reasonOf({ name, code, message, $metadata }: S3Error): string {
  const status = $metadata?.httpStatusCode ? `HTTP ${$metadata.httpStatusCode}` : '';
  return [name, code, status].filter((part) => part && part !== 'Error').join(', ') || message;
}

/** The bucket answered, and said no. */
function isRefusal({ $metadata }: S3Error): boolean {
  const status = $metadata?.httpStatusCode;
  return status !== undefined && status < 500 && status !== 429;
}

async function withDeadline<Result>(work: Promise<Result>, deadlineMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadlineMs / 1_000} s`)), deadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Limits a reply to the length of the longest file and to the time that a call waits: a store could send endlessly. */
async function* bounded(body: Readable, deadlineMs: number): AsyncGenerator<Buffer> {
  const endsAt = performance.now() + deadlineMs;
  let bytes = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new Error(`a reply longer than ${bytesMax} bytes`);
    if (performance.now() > endsAt) throw new Error(`no complete reply within ${deadlineMs / 1_000} s`);
    yield chunk;
  }
}

/**
 * Opens a bucket as file store. The AWS client is loaded here, so that only servers that use S3 load it.
 *
 * With S3_ENDPOINT the bucket is addressed in the path (`endpoint/bucket/key`), which all compatible stores understand.
 * Nothing is asked of the bucket yet: the server starts during an outage of S3.
 *
 * @param deadlineMs how long each function may take; tests use less
 * @throws FilesUnavailable from each function of the store, at the latest after a few seconds without an answer
 */
export async function openS3Files(settings: S3Settings, deadlineMs = callTimeoutMs): Promise<FileStore> {
  const [{ S3Client }, { S3Driver }, { Disk }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
    import('flydrive'),
  ]);
  const client = new S3Client({
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT, forcePathStyle: true } : {}),
    credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      requestTimeout: deadlineMs,
      throwOnRequestTimeout: true,
    },
    // The client's newer default, checksums in trailers, is refused by older compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // Also for errors, because the client reads their whole reply.
  client.middlewareStack.add(
    (next) => async (request) => {
      const result = await next(request);
      const response = result.response as { body?: unknown };
      if (response.body instanceof Readable)
        response.body = Readable.from(bounded(response.body, deadlineMs), { objectMode: false });
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'boundedReplies' },
  );
  // New buckets no longer accept ACLs by default: the bucket's own policy decides who can read.
  const driver = new S3Driver({ client, bucket: settings.S3_BUCKET, visibility: 'private', supportsACL: false });
  const disk = new Disk(driver);

  let pausedUntil = 0;
  const unavailable = (reason: string) =>
    new FilesUnavailable(`S3_BUCKET ${settings.S3_BUCKET}: the bucket can't be used (${reason})`);

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    if (Date.now() < pausedUntil) throw unavailable('it failed a moment ago');
    return withDeadline(work(), deadlineMs).catch((error: unknown) => {
      const failed = clientError(error);
      // Also a missing bucket has status 404; only this name says that the bucket is there and the key is not.
      if (failed.name === 'NoSuchKey') throw failed;
      // A refusal of one key says nothing about the others.
      if (!isRefusal(failed)) pausedUntil = Date.now() + pauseMs;
      throw unavailable(reasonOf(failed));
    });
  }

  return {
    put: (key, content) =>
      attempt(async () => {
        await disk.put(key, content);
        // Verify the upload: the file must exist and have the right length.
        const { contentLength } = await disk.getMetaData(key);
        if (contentLength !== content.length) throw new Error(`stored ${contentLength} bytes of ${content.length}`);
      }),
    delete: (key) => attempt(() => disk.delete(key)),
    get: (key) =>
      attempt(async () => Buffer.from(await disk.getBytes(key))).catch((error: Error) => {
        if (error.name === 'NoSuchKey') return null;
        throw error;
      }),
  };
}
