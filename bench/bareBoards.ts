/**
 * The reference for row 3, in a process of its own: only sockets. Whatever is posted to it goes to every board at
 * once, in the shape of the real server's events. The time this takes is due to the machine and the clients.
 * Arguments: port. Sends 'ready' to its parent.
 */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Server } from 'socket.io';
import { socketEvents } from '#contract/events';

let seq = 0;
const server = createServer(async (request, response) => {
  const event = (await json(request)) as object;
  seq += 1;
  io.emit(socketEvents.store, { ...event, seq });
  response.end();
});
const io = new Server(server, { serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => socket.emit(socketEvents.position, { seq }));
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
