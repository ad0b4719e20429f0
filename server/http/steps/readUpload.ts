import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError, fieldsNotValid } from '../callError';
import type { Step } from '../exchange';
import type { Upload } from '../handler';
import { refuseOtherStore } from './needSession';

type UploadRule = NonNullable<Call['upload']>;

const fieldsMax = 30;
const fieldBytes = 16_384;

const atField = (field: string, code: string) => fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: field, code }]);

const tooLarge = ({ field, maxBytes }: UploadRule) =>
  new CallError(errorCodes.BODY_TOO_LARGE, {
    errors: [{ path: field, code: 'too_big', params: { maximum: maxBytes } }],
  });

/** Turns an error of the form parser into our own; any other parser error means the form is unreadable. */
function toRefusal(error: unknown, rule: UploadRule): unknown {
  if (error instanceof CallError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rule);
  if (code === 'FST_FILES_LIMIT') return atField(rule.field, 'too_many_files');
  return new CallError(code === 'FST_FIELDS_LIMIT' ? errorCodes.BODY_TOO_LARGE : errorCodes.MALFORMED_JSON);
}

async function takePart(part: Multipart, rule: UploadRule, fields: Map<string, unknown>): Promise<Upload | null> {
  if (part.type === 'field') {
    if (part.valueTruncated || part.fieldnameTruncated) throw atField(part.fieldname, 'too_big');
    // A field sent twice becomes a list, which no text field accepts, so neither value is silently chosen.
    const { fieldname } = part;
    fields.set(fieldname, fields.has(fieldname) ? [fields.get(fieldname), part.value] : part.value);
    return null;
  }
  if (part.fieldname !== rule.field) throw atField(part.fieldname, 'unrecognized_keys');
  const content = await part.toBuffer();
  // A form with no file chosen sends an empty file without a name.
  return content.length === 0 && !part.filename ? null : { filename: part.filename, content };
}

async function readForm(request: FastifyRequest, rule: UploadRule) {
  const fields = new Map<string, unknown>();
  let upload: Upload | null = null;
  const limits = { fileSize: rule.maxBytes, files: 1, fields: fieldsMax, fieldSize: fieldBytes };
  for await (const part of request.parts({ limits })) upload = (await takePart(part, rule, fields)) ?? upload;
  return { fields: Object.fromEntries(fields), upload };
}

/**
 * Reads the form of a call that takes a file; its fields become the body, as text. Runs after all checks of the
 * caller, so that only permitted callers can have a file held in memory.
 */
export const readUpload: Step = async (exchange, next) => {
  const { call, request, session } = exchange;
  if (!call.upload) return next();
  const rule = call.upload;
  if (!request.isMultipart()) throw atField(rule.field, 'required');
  try {
    const { fields, upload } = await readForm(request, rule);
    exchange.body = fields;
    if (session) refuseOtherStore(exchange, session);
    if (!upload) throw atField(rule.field, 'required');
    exchange.upload = upload;
  } catch (error) {
    // Reads the rest of the form, so that the caller receives the error.
    request.raw.unpipe();
    request.raw.resume();
    throw toRefusal(error, rule);
  }
  return next();
};
