export const DEFAULT_API_URL = 'http://127.0.0.1:4000';
