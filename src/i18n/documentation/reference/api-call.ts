/** One parameter of an API call. */
export interface ApiField {
  name: string;
  place: 'path' | 'query' | 'header' | 'body';
  type: string;
  isRequired: boolean;
}

/** One API call as shown in the reference. */
export interface ApiCall {
  /** Its name in the contract, and its anchor. */
  name: string;
  group: string;
  method: string;
  path: string;
  /** Whether it is open to everyone, to signed-in users, or to administrators only. */
  access: 'public' | 'session' | 'admin';
  /** Scope an API key needs; null: not callable with a key. */
  key: 'read' | 'write' | null;
  /** Of the request body; null: no body. */
  contentType: string | null;
  fields: readonly ApiField[];
  answers: readonly { status: string; schema: string | null }[];
  curl: string;
}
