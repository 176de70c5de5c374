/** Stands in for two modules of Colyseus's SDK: a transport over HTTP/3, and the buffer of a game that sends inputs by the frame. */

export class H3TransportTransport {}
export class RoomInput {}
