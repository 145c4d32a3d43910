/*
 * Loaded before a server, it makes what the server does every 20 seconds, which is the heartbeat of the live streams,
 * happen every half second instead.
 */

const { setInterval } = globalThis;
globalThis.setInterval = (work, pause, ...parameters) =>
  setInterval(work, pause === 20_000 ? 500 : pause, ...parameters);
