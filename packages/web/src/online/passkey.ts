/** The browser's side of passkeys. Whatever goes wrong, or is called off, is nothing. */

interface Parsing {
  parseCreationOptionsFromJSON?: (options: object) => PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?: (options: object) => PublicKeyCredentialRequestOptions;
  isConditionalMediationAvailable?: () => Promise<boolean>;
  signalUnknownCredential?: (what: { readonly rpId: string; readonly credentialId: string }) => Promise<void>;
}

const browser = (): Parsing | undefined =>
  typeof PublicKeyCredential === 'undefined' ? undefined : (PublicKeyCredential as unknown as Parsing);

/** Without https there are none, nor at an address of numbers. */
export const hasPasskeys = (): boolean =>
  isSecureContext && browser()?.parseCreationOptionsFromJSON !== undefined && !/^[\d.]+$|^\[/.test(location.hostname);

export const canSuggestPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await browser()?.isConditionalMediationAvailable?.()) === true;

const asJson = (credential: Credential | null): object | undefined =>
  credential instanceof PublicKeyCredential ? (credential.toJSON() as object) : undefined;

export const createPasskey = async (options: object): Promise<object | undefined> => {
  const publicKey = browser()?.parseCreationOptionsFromJSON?.(options);
  if (publicKey === undefined) return undefined;
  return navigator.credentials.create({ publicKey }).then(asJson, () => undefined);
};

/** With a signal it waits among the suggestions of a field, until it is given up. */
export const showPasskey = async (options: object, signal?: AbortSignal): Promise<object | undefined> => {
  const publicKey = browser()?.parseRequestOptionsFromJSON?.(options);
  if (publicKey === undefined) return undefined;
  const wanted = signal === undefined ? { publicKey } : { publicKey, signal, mediation: 'conditional' as const };
  return navigator.credentials.get(wanted).then(asJson, () => undefined);
};

/** The house does not know it: the device need not offer it again. */
export const forgetUnknown = async (credential: object): Promise<void> => {
  const id = 'id' in credential ? String(credential.id) : '';
  await browser()
    ?.signalUnknownCredential?.({ rpId: location.hostname, credentialId: id })
    .catch(() => undefined);
};
