/** The addresses of the servers of this file that haven't been closed. */
export const running = new Set<string>();
