/** Why a mail is not taken, in words for the server that brings it: 4xx asks it to come again, 5xx to tell its sender. */
export class MailRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}
