/** The address with a path that can be decoded: where an escape is malformed, each `%` of it stands for itself. */
export function decodable(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + query;
  }
}
