import useSWR from 'swr';
import { fetchJson, FORM_DATA } from '#components/ui/fetch-json.ts';

const ADDRESS = '/api/client-car/models';

/** The models in the page's data. */
export type GivenModels = {
  make: string;
  /** Models of `make`, all models when `make` is `''`; null when they are fetched. */
  models: readonly string[] | null;
};

type Models = {
  list: readonly string[];
  isLoading: boolean;
  /** Whether `list` has exactly the models of the make. */
  isComplete: boolean;
};

/**
 * Models of a make (`''` is any), fetched unless the page contains them. When fetching fails, the page's models are offered.
 */
export function useModels(make: string, given: GivenModels): Models {
  const known = make === given.make ? given.models : null;
  const address = make ? `${ADDRESS}/${encodeURIComponent(make)}` : ADDRESS;
  const { data, isLoading } = useSWR<string[]>(known ? null : address, fetchJson, FORM_DATA);
  const found = known ?? data;
  return { list: found ?? given.models ?? [], isLoading, isComplete: found !== undefined };
}
