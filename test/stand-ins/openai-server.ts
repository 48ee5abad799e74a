import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What was asked of the server. */
export interface ModelRequest {
  path: string;
  key: string | null;
  body: ChatBody;
}

export interface ChatBody {
  model?: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  messages?: { role: string; content: unknown; tool_calls?: unknown; tool_call_id?: string }[];
  tools?: { function: { name: string; parameters: unknown } }[];
  response_format?: { type: string; json_schema?: unknown };
}

/** One answer of the model: text, a tool call, or a failure. */
export type ModelAnswer =
  | { kind: 'text'; text: string; /** `stop` by default. */ finish?: 'stop' | 'length' | 'content_filter' }
  | { kind: 'tool'; name: string; input: object }
  | { kind: 'status'; status: number; body?: object; headers?: Record<string, string> }
  /** Never responds, or sends a beginning and then nothing. */
  | { kind: 'hang'; after?: string }
  /** Ends the connection in the middle. */
  | { kind: 'cut'; after: string };

export interface OpenAiServer {
  baseUrl: string;
  asked: ModelRequest[];
  /** Accepted keys; null: any key or none. */
  keys: string[] | null;
  models: string[];
  /** Answers every chat request. */
  answer: (body: ChatBody) => ModelAnswer;
  /** The token usage stated in a response. */
  usage: typeof USAGE;
  /** Milliseconds between two pieces of a stream. */
  pauseMs: number;
  /** Connections that the other side broke off before the end. */
  brokenOff: number;
  /** Streams sent to their end. */
  finished: number;
  close(): Promise<void>;
}

const USAGE = { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1_000 };
/** Characters of a stream chunk: small ones when there is a pause between them. */
const PIECES = { slow: 24, fast: 160 };

/** A list in the shape that `Output.array` asks for. */
export function elements(list: readonly object[]): ModelAnswer {
  return { kind: 'text', text: JSON.stringify({ elements: list }) };
}

/** The answers of a compliant model to the two requests of a connection test. */
export function wellBehaved(body: ChatBody): ModelAnswer | null {
  const [tool] = body.tools ?? [];
  if (tool?.function.name === 'paint')
    return { kind: 'tool', name: 'paint', input: { animal: 'frog', colour: 'green' } };
  if (JSON.stringify(body.messages).includes('green frog'))
    return { kind: 'text', text: '{"colour":"green","legs":4}' };
  return null;
}

/** The same words as Anthropic’s protocol streams them. */
function sayAsAnthropic(response: ServerResponse, answer: ModelAnswer): void {
  if (answer.kind === 'status')
    return send(
      response,
      answer.status,
      { type: 'error', error: { type: 'api_error', message: 'x' } },
      answer.headers,
    );
  const text = answer.kind === 'text' ? answer.text : '';
  const usage = { input_tokens: USAGE.prompt_tokens, output_tokens: USAGE.completion_tokens };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    usage,
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of [
    { type: 'message_start', message },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ])
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
}

/**
 * A local server for OpenAI's chat protocol (and what hooks need of Anthropic's), with every failure that servers have.
 */
export async function openOpenAiServer(): Promise<OpenAiServer> {
  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const key = bearer ?? request.headers['x-api-key']?.toString() ?? null;
    const text = Buffer.concat(parts).toString('utf8');
    const body = (text === '' ? {} : JSON.parse(text)) as ChatBody;
    const path = request.url ?? '';
    state.asked.push({ path, key, body });
    response.once('close', () => {
      if (!response.writableEnded) state.brokenOff++;
    });
    if (state.keys !== null && !state.keys.includes(key ?? ''))
      return send(response, 401, {
        error: { message: 'Incorrect API key provided', type: 'invalid_request_error' },
      });
    if (path === '/v1/models')
      return send(response, 200, { object: 'list', data: state.models.map(id => ({ id, object: 'model' })) });
    if (path === '/v1/messages') return sayAsAnthropic(response, state.answer(body));
    if (path !== '/v1/chat/completions') return send(response, 404, { error: { message: 'no such path' } });
    await chat(response, body, state.answer(body));
  }

  async function chat(response: ServerResponse, body: ChatBody, answer: ModelAnswer): Promise<void> {
    if (answer.kind === 'status')
      return send(response, answer.status, answer.body ?? { error: { message: 'x' } }, answer.headers);
    if (body.stream !== true) {
      if (answer.kind === 'hang') return;
      if (answer.kind === 'cut') return void response.destroy();
      return send(response, 200, whole(body, answer));
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // OpenAI sends usage in a separate chunk on request; Mistral in the last one.
    const isCountedApart = body.stream_options?.include_usage === true;
    const say = (delta: object, finish: string | null = null) => {
      const counted = finish !== null && !isCountedApart ? { usage: state.usage } : {};
      response.write(`data: ${JSON.stringify({ ...piece(body, delta, finish), ...counted })}\n\n`);
    };
    say({ role: 'assistant', content: '' });
    if (answer.kind === 'tool') {
      const call = { name: answer.name, arguments: JSON.stringify(answer.input) };
      say({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: call }] });
      say({}, 'tool_calls');
    } else {
      const words = answer.kind === 'text' ? answer.text : (answer.after ?? '');
      const size = state.pauseMs > 0 ? PIECES.slow : PIECES.fast;
      for (let at = 0; at < words.length; at += size) {
        say({ content: words.slice(at, at + size) });
        if (state.pauseMs > 0) await new Promise(resolve => setTimeout(resolve, state.pauseMs));
        if (response.destroyed) return;
      }
      if (answer.kind === 'hang') return;
      if (answer.kind === 'cut') {
        // Gives the data written before time to leave.
        await new Promise(resolve => setTimeout(resolve, 20));
        return void response.destroy();
      }
      say({}, answer.finish ?? 'stop');
    }
    if (isCountedApart)
      response.write(
        `data: ${JSON.stringify({ ...piece(body, {}, null), choices: [], usage: state.usage })}\n\n`,
      );
    state.finished++;
    response.end('data: [DONE]\n\n');
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const state: OpenAiServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked: [],
    keys: null,
    models: ['small-model', 'large-model'],
    answer: body => wellBehaved(body) ?? { kind: 'text', text: 'Hello.' },
    usage: USAGE,
    pauseMs: 0,
    brokenOff: 0,
    finished: 0,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function piece({ model }: ChatBody, delta: object, finish: string | null) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
}

function whole({ model }: ChatBody, answer: Extract<ModelAnswer, { kind: 'text' | 'tool' }>) {
  const message =
    answer.kind === 'text'
      ? { role: 'assistant', content: answer.text }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'call_1',
              type: 'function',
              function: { name: answer.name, arguments: JSON.stringify(answer.input) },
            },
          ],
        };
  const finish = answer.kind === 'text' ? (answer.finish ?? 'stop') : 'tool_calls';
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: USAGE,
  };
}
